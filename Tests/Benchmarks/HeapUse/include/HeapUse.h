#include <stddef.h>

/// The bytes that malloc has given out and not got back; 0 where that cannot be asked.
size_t heap_in_use(void);

/// How often malloc and its kin were called so far by this process; 0 where that cannot be asked.
size_t heap_allocations(void);
