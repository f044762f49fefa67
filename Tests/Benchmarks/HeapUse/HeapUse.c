#include "HeapUse.h"
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

// These functions replace those of the C library and count the calls. The count is exact only in a program with one thread.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
static size_t allocations = 0;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  allocations++;
  return __libc_realloc(old, size);
}

// Large blocks are mapped, and counted apart from the others.
size_t heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
size_t heap_allocations(void) { return allocations; }
#else
size_t heap_in_use(void) { return 0; }
size_t heap_allocations(void) { return 0; }
#endif
