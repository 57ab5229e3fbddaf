// The recorded functions.
__attribute__((noinline)) static int leaf(int number) {
    volatile int result = number;
    return result;
}

__attribute__((noinline)) static int middle(int number) { return leaf(number) + leaf(number + 1); }

void body(void *context) {
    (void)context;
    volatile int result = middle(1);
    result += leaf(3);
}
