/** A UUIDv7 (RFC 9562): ids made later sort later, which keeps database indexes compact. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, (BigInt(Date.now()) << 16n) | 0x7000n | (view.getBigUint64(0) & 0x0fffn));
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80); // the variant
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
