/** What stands in the slots of a template: a text, or the fillings of a part that is repeated. */
export type Filling = { readonly [slot: string]: string | readonly Filling[] };

/**
 * Fills a template of HTML: `{{name}}` becomes the text, which stays a text whatever is in it, and
 * what stands between `{{#name}}` and `{{/name}}` is repeated for each filling. Throws for a slot
 * that the filling does not know, which is a mistake of ours: Mustache, whose syntax this is, would
 * leave it silently empty.
 */
export function fillTemplate(template: string, filling: Filling): string {
  // Read once, from its start to its end: what was filled in is not looked at again.
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

/** Good between tags and between quotes. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '');
