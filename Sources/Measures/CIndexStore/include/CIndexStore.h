#ifndef C_INDEX_STORE_H
#define C_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// An index that the compiler wrote, opened with the library that came with that compiler. The
/// library is loaded while the program runs, so that nothing is linked and a program without it
/// starts all the same.
typedef struct cis_store cis_store;

/// Text that the library owns, valid during the call that gives it. It has no zero at its end.
typedef struct {
    const char *bytes;
    size_t length;
} cis_text;

/// Why an index was not opened.
typedef enum {
    /// The library could not be loaded.
    cis_no_library,
    /// The library lacks a function, so it is another than expected.
    cis_no_function,
    /// The library did not take the folder for an index.
    cis_no_store,
} cis_failure;

/// What one compilation of one source file left.
typedef struct {
    cis_text name;
    cis_text module;
    /// The path of the source file.
    cis_text file;
    /// When it was written, in nanoseconds since 1970.
    int64_t modified;
} cis_unit;

typedef struct {
    cis_text usr;
    cis_text name;
    /// Of indexstore_symbol_kind_t and indexstore_symbol_subkind_t in indexstore.h.
    int kind;
    int subkind;
} cis_symbol;

/// A symbol at a place, with one of its relations to another; one without relations comes once,
/// with no roles of a relation, and one with several comes several times.
typedef struct {
    cis_symbol symbol;
    /// Of indexstore_symbol_role_t.
    uint64_t roles;
    unsigned line;
    unsigned column;
    uint64_t relation_roles;
    cis_symbol related;
} cis_occurrence;

/// Opens an index. Returns NULL where that fails, with the failure and what the system or the
/// library says about it, which the caller frees.
cis_store *cis_open(
    const char *library, const char *path, cis_failure *failure, char **reason
);
void cis_close(cis_store *store);

/// Tells the units of sources, those of the system left out. Returns false where one cannot be read.
bool cis_read_units(cis_store *store, void *context, void (*body)(void *, const cis_unit *));

/// Tells the records of a unit, with the path of the file that each is about.
bool cis_read_records(
    cis_store *store, const char *unit, void *context,
    void (*body)(void *, cis_text record, cis_text file)
);

/// Tells the occurrences of a record in the order of the file.
bool cis_read_occurrences(
    cis_store *store, const char *record, void *context,
    void (*body)(void *, const cis_occurrence *)
);

#endif
