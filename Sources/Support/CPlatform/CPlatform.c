#define _GNU_SOURCE
#include "CPlatform.h"

#include <stdlib.h>
#include <string.h>

int cpl_is_none(void) {
    const char *name = getenv("ARCHBENCH_PLATFORM");
    return name != NULL && strcmp(name, "none") == 0;
}

int cpl_exit_status(const siginfo_t *information) { return information->si_status; }

int cpl_ignores(int signal_number) {
    struct sigaction action;
    return sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
