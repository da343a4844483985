/** A UUIDv7 (RFC 9562): ids made later sort later, which keeps database indexes compact. */
export function newId(): string {
  // Not `crypto.randomUUID`, which browsers offer only over https.
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const time = Date.now().toString(16).padStart(12, '0');
  const variant = (8 + (Number.parseInt(random.slice(-1), 16) & 3)).toString(16);
  const hex = `${time}7${random.slice(0, 3)}${variant}${random.slice(3, 18)}`;
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
