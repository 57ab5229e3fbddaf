#include <CTestRunServer.h>
#include <stdlib.h>
#include <unistd.h>

// Each run is the program that the arguments name, with its own arguments.
int main(int count, char **arguments) {
    if (count < 2) return EXIT_FAILURE;
    ctr_serve();
    execv(arguments[1], arguments + 1);
    return EXIT_FAILURE;
}
