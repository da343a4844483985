import { counted } from './words.ts';

/** The whole months since a birth date ('YYYY-MM-DD'); undefined if it is no past date. */
function monthsSince(birthDate: string, today: Date): number | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(birthDate) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const months = (today.getFullYear() - year) * 12 + today.getMonth() + 1 - month;
  const whole = today.getDate() < day ? months - 1 : months;
  return whole >= 0 ? whole : undefined;
}

/** '5 months', 'about 2 years'; '' where the birth date is not known. */
export function ageWords(
  { birthDate, birthDateEstimated }: { birthDate: string; birthDateEstimated: boolean },
  today: Date,
): string {
  const months = monthsSince(birthDate, today);
  if (months === undefined) return '';
  const words = months < 24 ? counted(months, 'month') : counted(Math.floor(months / 12), 'year');
  return birthDateEstimated ? `about ${words}` : words;
}
