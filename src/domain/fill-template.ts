/** The values for a template's slots: a text, or one filling for each repeat of a section. */
export type Filling = { readonly [slot: string]: string | readonly Filling[] };

/**
 * Fills a template of HTML, in the syntax of Mustache: `{{name}}` becomes the text, escaped, and
 * the section between `{{#name}}` and `{{/name}}` is repeated for each filling. Throws if a slot
 * has no filling, which is a bug; Mustache would silently leave it empty.
 */
export function fillTemplate(template: string, filling: Filling): string {
  // One pass: slots in a text that was filled in are not filled.
  return template.replaceAll(
    /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}|\{\{(\w+)\}\}/gs,
    (_all, part: string | undefined, repeated: string, slot: string | undefined) => {
      const value = filling[part ?? slot ?? ''];
      if (part !== undefined && typeof value === 'object')
        return value.map((one) => fillTemplate(repeated, one)).join('');
      if (slot !== undefined && typeof value === 'string') return escaped(value);
      throw new Error(`The template has a slot that nothing fills: ${part ?? slot}.`);
    },
  );
}

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe between tags and in a quoted attribute. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '');
