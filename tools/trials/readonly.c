/* A file system that has become read-only under a program that holds files open on it, as after an error of the disk:
   what would change something in FOLDER fails with EROFS as long as FLAG is there. The kernel itself refuses to remount
   such a file system by hand. Built and put in front of the C library by disk.py. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_under(const char *path) {
    const char *folder = getenv("TRIAL_FOLDER");
    return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_read_only(void) {
    const char *flag = getenv("TRIAL_FLAG");
    int before = errno, there = flag && access(flag, F_OK) == 0;
    errno = before;
    return there;
}

static int refuses(int file) {
    char name[64], path[4096];
    ssize_t size;
    if (!is_read_only())
        return 0;
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    size = readlink(name, path, sizeof path - 1);
    if (size < 0)
        return 0;
    path[size] = 0;
    if (!is_under(path))
        return 0;
    errno = EROFS;
    return 1;
}

#define ORIGINAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *data, size_t size) {
    return refuses(file) ? -1 : ORIGINAL(write)(file, data, size);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at) {
    return refuses(file) ? -1 : ORIGINAL(pwrite)(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at) {
    return refuses(file) ? -1 : ORIGINAL(pwrite64)(file, data, size, at);
}

int ftruncate(int file, off_t size) { return refuses(file) ? -1 : ORIGINAL(ftruncate)(file, size); }

int ftruncate64(int file, off64_t size) { return refuses(file) ? -1 : ORIGINAL(ftruncate64)(file, size); }

int fallocate(int file, int mode, off_t at, off_t size) {
    return refuses(file) ? -1 : ORIGINAL(fallocate)(file, mode, at, size);
}

int unlink(const char *path) {
    if (is_under(path) && is_read_only()) {
        errno = EROFS;
        return -1;
    }
    return ORIGINAL(unlink)(path);
}

static int may_open(const char *path, int flags) {
    if (!(flags & (O_WRONLY | O_RDWR | O_CREAT)) || !is_under(path) || !is_read_only())
        return 1;
    errno = EROFS;
    return 0;
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return may_open(path, flags) ? ORIGINAL(open)(path, flags, mode) : -1;
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return may_open(path, flags) ? ORIGINAL(open64)(path, flags, mode) : -1;
}
