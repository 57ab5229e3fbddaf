#include "CPlatform.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

// SHA-1 after RFC 3174. It identifies contents, and protects nothing.
typedef struct {
    uint32_t state[5];
    uint8_t block[64];
    size_t filled;
    uint64_t length;
} sha1;

static uint32_t rotate(uint32_t value, int bits) { return value << bits | value >> (32 - bits); }

static void take_block(sha1 *hash, const uint8_t *block) {
    uint32_t words[80];
    for (int i = 0; i < 16; i++) {
        words[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16
            | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    }
    for (int i = 16; i < 80; i++) {
        words[i] = rotate(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    }
    uint32_t a = hash->state[0], b = hash->state[1], c = hash->state[2], d = hash->state[3];
    uint32_t e = hash->state[4];
    for (int i = 0; i < 80; i++) {
        uint32_t mixed, constant;
        if (i < 20) mixed = (b & c) | (~b & d), constant = 0x5a827999;
        else if (i < 40) mixed = b ^ c ^ d, constant = 0x6ed9eba1;
        else if (i < 60) mixed = (b & c) | (b & d) | (c & d), constant = 0x8f1bbcdc;
        else mixed = b ^ c ^ d, constant = 0xca62c1d6;
        uint32_t next = rotate(a, 5) + mixed + e + words[i] + constant;
        e = d, d = c, c = rotate(b, 30), b = a, a = next;
    }
    hash->state[0] += a, hash->state[1] += b, hash->state[2] += c, hash->state[3] += d;
    hash->state[4] += e;
}

static void take(sha1 *hash, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    hash->length += count;
    while (count > 0) {
        if (hash->filled == 0 && count >= sizeof hash->block) {
            take_block(hash, next);
            next += sizeof hash->block, count -= sizeof hash->block;
            continue;
        }
        size_t part = sizeof hash->block - hash->filled;
        if (part > count) part = count;
        memcpy(hash->block + hash->filled, next, part);
        hash->filled += part, next += part, count -= part;
        if (hash->filled == sizeof hash->block) {
            take_block(hash, hash->block);
            hash->filled = 0;
        }
    }
}

void cpl_blob_digest(const void *bytes, size_t count, char digest[41]) {
    sha1 hash = {.state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}};
    char header[32];
    int length = snprintf(header, sizeof header, "blob %zu", count);
    take(&hash, header, (size_t)length + 1);
    take(&hash, bytes, count);
    uint64_t bits = hash.length * 8;
    take(&hash, "\x80", 1);
    while (hash.filled != 56) take(&hash, "", 1);
    for (int i = 7; i >= 0; i--) {
        uint8_t byte = (uint8_t)(bits >> 8 * i);
        take(&hash, &byte, 1);
    }
    for (int i = 0; i < 5; i++) snprintf(digest + 8 * i, 9, "%08x", hash.state[i]);
}
