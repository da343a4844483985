import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

// Moves down by a pixel while pressed: on a touch screen, the only sign of a press.
const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-5 py-2 text-base font-semibold no-underline transition-colors duration-150 active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60';

const styles: Record<Variant, string> = {
  primary:
    'border-transparent bg-evergreen text-on-evergreen enabled:hover:bg-evergreen-deep [a&]:hover:bg-evergreen-deep',
  secondary:
    'border-evergreen bg-transparent text-evergreen enabled:hover:bg-evergreen-tint [a&]:hover:bg-evergreen-tint',
  quiet:
    'border-transparent bg-transparent text-evergreen enabled:hover:bg-sunk [a&]:hover:bg-sunk',
  danger:
    'border-clay bg-transparent text-clay-ink enabled:hover:bg-clay-tint [a&]:hover:bg-clay-tint',
};

/** The style of a button for another element, such as a link. */
export function buttonClass(variant: Variant = 'primary'): string {
  return `${shape} ${styles[variant]}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant };

export function Button({ variant = 'primary', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${buttonClass(variant)} ${className}`} {...rest} />;
}
