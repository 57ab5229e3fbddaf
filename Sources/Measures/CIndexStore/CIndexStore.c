// Reads the compiler's index through its own library, loaded while the program runs.

#define _GNU_SOURCE
#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// What is called, as indexstore.h of the toolchain declares it: opaque pointers are `void *`, and
// its text has the layout of cis_text.
#define FUNCTIONS                                                                                  \
    FUNCTION(void *, store_create, (const char *, void **))                                        \
    FUNCTION(void, store_dispose, (void *))                                                        \
    FUNCTION(const char *, error_get_description, (void *))                                        \
    FUNCTION(void, error_dispose, (void *))                                                        \
    FUNCTION(bool, store_units_apply_f, (void *, unsigned, void *, bool (*)(void *, cis_text)))    \
    FUNCTION(bool, store_get_unit_modification_time,                                               \
             (void *, const char *, int64_t *, int64_t *, void **))                                \
    FUNCTION(void *, unit_reader_create, (void *, const char *, void **))                          \
    FUNCTION(void, unit_reader_dispose, (void *))                                                  \
    FUNCTION(bool, unit_reader_is_system_unit, (void *))                                           \
    FUNCTION(cis_text, unit_reader_get_module_name, (void *))                                      \
    FUNCTION(cis_text, unit_reader_get_main_file, (void *))                                        \
    FUNCTION(bool, unit_reader_dependencies_apply_f, (void *, void *, bool (*)(void *, void *)))   \
    FUNCTION(int, unit_dependency_get_kind, (void *))                                              \
    FUNCTION(bool, unit_dependency_is_system, (void *))                                            \
    FUNCTION(cis_text, unit_dependency_get_name, (void *))                                         \
    FUNCTION(cis_text, unit_dependency_get_filepath, (void *))                                     \
    FUNCTION(void *, record_reader_create, (void *, const char *, void **))                        \
    FUNCTION(void, record_reader_dispose, (void *))                                                \
    FUNCTION(bool, record_reader_occurrences_apply_f, (void *, void *, bool (*)(void *, void *)))  \
    FUNCTION(bool, record_reader_symbols_apply_f,                                                  \
             (void *, bool, void *, bool (*)(void *, void *)))                                     \
    FUNCTION(void *, occurrence_get_symbol, (void *))                                              \
    FUNCTION(uint64_t, occurrence_get_roles, (void *))                                             \
    FUNCTION(void, occurrence_get_line_col, (void *, unsigned *, unsigned *))                      \
    FUNCTION(bool, occurrence_relations_apply_f, (void *, void *, bool (*)(void *, void *)))       \
    FUNCTION(uint64_t, symbol_relation_get_roles, (void *))                                        \
    FUNCTION(void *, symbol_relation_get_symbol, (void *))                                         \
    FUNCTION(int, symbol_get_kind, (void *))                                                       \
    FUNCTION(int, symbol_get_subkind, (void *))                                                    \
    FUNCTION(cis_text, symbol_get_name, (void *))                                                  \
    FUNCTION(cis_text, symbol_get_usr, (void *))

struct cis_store {
    void *store;
#define FUNCTION(result, name, arguments) result(*name) arguments;
    FUNCTIONS
#undef FUNCTION
};

// INDEXSTORE_UNIT_DEPENDENCY_RECORD
static const int record_dependency = 2;

static cis_store *fail(cis_store *store, cis_failure kind, const char *why,
                       cis_failure *failure, char **reason) {
    *failure = kind;
    *reason = strdup(why ? why : "no reason was given");
    free(store);
    return NULL;
}

cis_store *cis_open(const char *library, const char *path, cis_failure *failure, char **reason) {
    // The library stays loaded: it keeps threads and tables that do not bear being unloaded.
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return fail(NULL, cis_no_library, dlerror(), failure, reason);
    cis_store *store = calloc(1, sizeof *store);
    if (!store) return fail(NULL, cis_no_store, "no memory is left", failure, reason);
#define FUNCTION(result, name, arguments)                                                          \
    if (!(*(void **)&store->name = dlsym(handle, "indexstore_" #name)))                            \
        return fail(store, cis_no_function, "indexstore_" #name, failure, reason);
    FUNCTIONS
#undef FUNCTION
    void *error = NULL;
    store->store = store->store_create(path, &error);
    if (store->store) return store;
    char *why = error ? strdup(store->error_get_description(error)) : NULL;
    if (error) store->error_dispose(error);
    fail(store, cis_no_store, why, failure, reason);
    free(why);
    return NULL;
}

void cis_close(cis_store *store) {
    store->store_dispose(store->store);
    free(store);
}

/// Forgets an error of which nobody asks what it says. Returns false.
static bool drop(cis_store *store, void *error) {
    if (error) store->error_dispose(error);
    return false;
}

// MARK: - Units

typedef struct {
    cis_store *store;
    void *context;
    void (*body)(void *, const cis_unit *);
} unit_visit;

static bool visit_unit(void *context, cis_text name) {
    unit_visit *visit = context;
    cis_store *store = visit->store;
    char *terminated = strndup(name.bytes, name.length);
    void *error = NULL;
    void *reader = store->unit_reader_create(store->store, terminated, &error);
    bool is_read = reader != NULL;
    if (reader && !store->unit_reader_is_system_unit(reader)) {
        int64_t seconds = 0, nanoseconds = 0;
        is_read = store->store_get_unit_modification_time(
            store->store, terminated, &seconds, &nanoseconds, &error) == 0;
        cis_unit unit = {
            name, store->unit_reader_get_module_name(reader),
            store->unit_reader_get_main_file(reader), seconds * 1000000000 + nanoseconds,
        };
        if (is_read) visit->body(visit->context, &unit);
    }
    if (reader) store->unit_reader_dispose(reader);
    free(terminated);
    return is_read || drop(store, error);
}

bool cis_read_units(cis_store *store, void *context, void (*body)(void *, const cis_unit *)) {
    unit_visit visit = {store, context, body};
    return store->store_units_apply_f(store->store, 1, &visit, visit_unit);
}

// MARK: - Records

typedef struct {
    cis_store *store;
    void *context;
    void (*body)(void *, cis_text, cis_text);
} record_visit;

static bool visit_dependency(void *context, void *dependency) {
    record_visit *visit = context;
    cis_store *store = visit->store;
    if (store->unit_dependency_get_kind(dependency) != record_dependency) return true;
    if (store->unit_dependency_is_system(dependency)) return true;
    visit->body(
        visit->context, store->unit_dependency_get_name(dependency),
        store->unit_dependency_get_filepath(dependency));
    return true;
}

bool cis_read_records(cis_store *store, const char *unit, void *context,
                      void (*body)(void *, cis_text, cis_text)) {
    void *error = NULL;
    void *reader = store->unit_reader_create(store->store, unit, &error);
    if (!reader) return drop(store, error);
    record_visit visit = {store, context, body};
    bool is_read = store->unit_reader_dependencies_apply_f(reader, &visit, visit_dependency);
    store->unit_reader_dispose(reader);
    return is_read;
}

// MARK: - Occurrences

typedef struct {
    cis_store *store;
    void *context;
    void (*body)(void *, const cis_occurrence *);
    cis_occurrence occurrence;
    bool has_relation;
} occurrence_visit;

static cis_symbol symbol(cis_store *store, void *symbol) {
    cis_symbol result = {
        store->symbol_get_usr(symbol), store->symbol_get_name(symbol),
        store->symbol_get_kind(symbol), store->symbol_get_subkind(symbol),
    };
    return result;
}

static bool visit_relation(void *context, void *relation) {
    occurrence_visit *visit = context;
    cis_store *store = visit->store;
    visit->has_relation = true;
    visit->occurrence.relation_roles = store->symbol_relation_get_roles(relation);
    visit->occurrence.related = symbol(store, store->symbol_relation_get_symbol(relation));
    visit->body(visit->context, &visit->occurrence);
    return true;
}

static bool visit_occurrence(void *context, void *occurrence) {
    occurrence_visit *visit = context;
    cis_store *store = visit->store;
    memset(&visit->occurrence, 0, sizeof visit->occurrence);
    visit->has_relation = false;
    visit->occurrence.symbol = symbol(store, store->occurrence_get_symbol(occurrence));
    visit->occurrence.roles = store->occurrence_get_roles(occurrence);
    store->occurrence_get_line_col(
        occurrence, &visit->occurrence.line, &visit->occurrence.column);
    store->occurrence_relations_apply_f(occurrence, visit, visit_relation);
    if (!visit->has_relation) visit->body(visit->context, &visit->occurrence);
    return true;
}

static bool refuse_symbol(void *context, void *symbol) {
    (void)context;
    (void)symbol;
    return false;
}

bool cis_read_occurrences(cis_store *store, const char *record, void *context,
                          void (*body)(void *, const cis_occurrence *)) {
    void *error = NULL;
    void *reader = store->record_reader_create(store->store, record, &error);
    if (!reader) return drop(store, error);
    occurrence_visit visit = {.store = store, .context = context, .body = body};
    // The library also reports a failure for a file without symbols.
    bool is_read = store->record_reader_occurrences_apply_f(reader, &visit, visit_occurrence)
        || store->record_reader_symbols_apply_f(reader, true, NULL, refuse_symbol);
    store->record_reader_dispose(reader);
    return is_read;
}
