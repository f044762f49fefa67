#include <stddef.h>

/// Returns the number of bytes that are allocated, or 0 if it is not available.
size_t heap_in_use(void);

/// Returns the number of calls of malloc, calloc and realloc in this process, or 0 if it is not available.
size_t heap_allocations(void);
