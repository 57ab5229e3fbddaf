#ifndef CTESTRUNSERVER_H
#define CTESTRUNSERVER_H

/// Where the variable of the environment TEST_RUN_SERVER is set, this process runs no tests itself
/// but serves runs of them: each a child that is a copy of this process as it is here, so that what
/// a program does before its first line is done once and not for each run.
///
/// A run is asked for by a line on standard input, its fields separated by tabs: how long it may
/// take, and how long it may use a processor, both in seconds, and then variables to set, each as
/// NAME=VALUE. It is answered by a line on standard output: "passed", "failed", or "timedOut" where a
/// limit was reached. A run that prints a failed test has failed, and is ended there. At the end of
/// the input this process ends.
///
/// Returns in each child, and where the variable is not set. To be called before this process has a
/// second thread, since a copy has none but the one that calls.
void ctr_serve(void);

#endif
