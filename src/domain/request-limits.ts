/**
 * The most that one request may have, 64 KiB. The longest application, with what it shows of its pet,
 * is 54 kB in characters of four bytes; a device divides what waits into pushes that fit.
 */
export const maxRequestBytes = 64 * 1024;

/**
 * 500: a day without a network fits in a push or two, and a transaction with so many takes less than
 * a second on the smallest server. `private.apply_batch` refuses more.
 */
export const mostCommandsPerPush = 500;
