/** CRC-32 over all parts, as the server's `parts_hash` counts it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
const encoder = new TextEncoder();

function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before >>> 0;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

export function partsHash(parts: ReadonlyMap<string, string>): number {
  let total = 0;
  for (const name of [...parts.keys()].sort()) total = crc32(encoder.encode(`${name}\0${parts.get(name)}\0`), total);
  return total;
}
