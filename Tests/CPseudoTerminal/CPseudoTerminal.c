#define _XOPEN_SOURCE 600
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int cpt_open(int *master, int *slave) {
    *master = posix_openpt(O_RDWR | O_NOCTTY);
    if (*master < 0) return 0;
    if (!grantpt(*master) && !unlockpt(*master)) {
        const char *name = ptsname(*master);
        *slave = name ? open(name, O_RDWR | O_NOCTTY) : -1;
        if (*slave >= 0) return 1;
    }
    close(*master);
    return 0;
}
