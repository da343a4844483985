type ProgressProps = { value: number; max: number | undefined; label: string };

const style =
  'block h-1.5 w-full appearance-none overflow-hidden rounded-sm border-0 bg-hairline [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-evergreen [&::-webkit-progress-value]:transition-[inline-size]';

/** A progress bar; without `max` it shows only that something is running. */
export function Progress({ value, max, label }: ProgressProps) {
  const known = max !== undefined && max > 0;
  return (
    <progress
      aria-label={label}
      {...(known ? { value: Math.min(value, max), max } : {})}
      className={known ? style : `${style} breathe`}
    />
  );
}
