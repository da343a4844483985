import type { Pet } from './pet.ts';

type Fee = NonNullable<Pet['fee']>;

/** What a command may carry. */
const mostCoins = 100_000_000;

// Asked once for each currency: an import reads thousands of fees.
const knownDecimals = new Map<string, number | undefined>();

/** How many decimals a currency has; undefined for a code that is none. */
function decimalsOf(currency: string): number | undefined {
  if (!knownDecimals.has(currency)) knownDecimals.set(currency, askDecimals(currency));
  return knownDecimals.get(currency);
}

function askDecimals(currency: string): number | undefined {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits;
  } catch {
    return undefined;
  }
}

/** '120', '120.5' or '120,50' of a currency as a fee; undefined where it is none. */
export function readFee(amount: string, currency: string): Fee | undefined {
  const code = currency.trim().toUpperCase();
  const decimals = /^[A-Z]{3}$/.test(code) ? decimalsOf(code) : undefined;
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(amount.trim()) ?? [];
  if (decimals === undefined || whole === undefined || part.length > decimals) return undefined;
  // As digits: 0.29 * 100 would be 28.999999999999996.
  const coins = Number(whole + part.padEnd(decimals, '0'));
  return coins <= mostCoins ? { amount: coins, currency: code } : undefined;
}

/** The amount as a person types it: '120', '120.50'. */
export function feeAmount({ amount, currency }: Fee): string {
  const decimals = decimalsOf(currency) ?? 2;
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals);
  return /^0*$/.test(part) ? whole : `${whole}.${part}`;
}

/** '120 EUR', or 'None' for nothing to pay. */
export const feeWords = (fee: Fee): string =>
  fee.amount === 0 ? 'None' : `${feeAmount(fee)} ${fee.currency}`;
