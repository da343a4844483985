import { useState } from 'react';
import { readTokens, type Token } from './read-tokens.ts';
import { Section } from './section.tsx';

// Inline styles: a class that only this page uses would still be in the product's CSS.
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** Colours in light and dark, text sizes, spacing and radii. */
export function TokenSection() {
  const [{ light, dark, theme }] = useState(() => readTokens(document.styleSheets));
  const isColour = ({ value }: Token) => value.startsWith('oklch');
  return (
    <>
      <Section title="Colours">
        <div className="grid gap-6 lg:grid-cols-2">
          <Palette title="Light" tokens={light.filter(isColour)} />
          <Palette title="Dark" tokens={dark.filter(isColour)} />
        </div>
      </Section>
      <Section title="Type">
        {theme.filter(isTextSize).map(({ name, value }) => (
          <p key={name} className="break-words" style={{ fontSize: `var(${name})` }}>
            <span className="font-display">Every pet deserves a home</span>{' '}
            <code className="text-sm text-ink-soft">
              {name} {value}
            </code>
          </p>
        ))}
      </Section>
      <Section title="Spacing">
        {steps.map((step) => (
          <div key={step} className="flex items-center gap-3 text-sm tabular-nums">
            <span
              className="bg-evergreen"
              style={{ width: `calc(var(--spacing) * ${step})`, height: '1rem' }}
            />
            {step} · {step * 4} px
          </div>
        ))}
      </Section>
      <Section title="Radii">
        <div className="flex flex-wrap gap-4">
          {theme
            .filter(({ name }) => name.startsWith('--radius'))
            .map(({ name, value }) => (
              <div
                key={name}
                className="border border-edge bg-card p-4 text-sm"
                style={{ borderRadius: `var(${name})` }}
              >
                {name} {value}
              </div>
            ))}
        </div>
      </Section>
    </>
  );
}

const isTextSize = ({ name }: Token) => name.startsWith('--text-') && !name.endsWith('line-height');

function Palette({ title, tokens }: { title: string; tokens: readonly Token[] }) {
  // Both palettes are shown, whichever this device uses, so each sets its own values for the names.
  const style = Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
  return (
    <div
      className="rounded-lg border border-hairline p-4"
      style={{ ...style, background: 'var(--paper)', color: 'var(--ink)' }}
    >
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3 grid grid-cols-2 gap-3 text-sm">
        {tokens.map(({ name, value }) => (
          <li key={name} className="flex min-w-0 items-center gap-2">
            <span
              className="size-8 shrink-0 rounded-sm"
              style={{ background: value, border: '1px solid var(--edge)' }}
            />
            <span className="min-w-0 break-words">
              {name.slice(2)}
              <span className="block text-xs">{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
