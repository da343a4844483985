/**
 * Must grow when a request or an answer changes so that an older browser or worker would
 * misunderstand it. The browser sends its own version in the header; none means the oldest. What
 * each version sends is recorded in tests/protocol.
 */
export const protocolVersion = 6;
export const protocolHeader = 'X-Homeward-Protocol';
