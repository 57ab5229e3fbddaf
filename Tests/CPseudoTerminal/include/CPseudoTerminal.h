#ifndef C_PSEUDO_TERMINAL_H
#define C_PSEUDO_TERMINAL_H

/// Opens both ends of a new pseudo-terminal, which the toolchain's module of the C library leaves out.
///
/// Returns whether there is one.
int cpt_open(int *master, int *slave);

#endif
