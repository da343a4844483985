type ProgressProps = { value: number; max: number | undefined; label: string };

const look =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-sm border-0 bg-hairline [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-evergreen [&::-webkit-progress-value]:transition-[inline-size]';

/** How far something is; an unknown `max` shows that it runs, without a measure. */
export function Progress({ value, max, label }: ProgressProps) {
  const known = max !== undefined && max > 0;
  return (
    <progress
      aria-label={label}
      {...(known ? { value: Math.min(value, max), max } : {})}
      className={known ? look : `${look} breathe`}
    />
  );
}
