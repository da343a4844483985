// What a person writes besides words: markup, code, quotations, addresses. None of it is a wish.

/** Elements that hide, instruct or fill in a form, with what they contain; of the others only the tags go. */
const hidingElements =
  /^(?:script|style|template|noscript|iframe|object|svg|title|textarea|code|select|option|button|type|breed|age|size|energy|field|payload|hack|override|ignore|admin|hidden|secret|comment|config|command|inject\w*|instructions?|prompt|rules?|system\w*|assistant|tool\w*|function\w*)$/;
const hidden = /\bhidden\b|display\s*:\s*none|^(?:div|body|a|td)\b.*\bon\w+\s*=/i;

/** The text without markup, code, statements of databases, addresses and long quotations. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/<\|[^|>]*\|>/g, ' . instruction . ')
    .replaceAll(/<{7}[^]*?(?:>{7}[^\n]*|$)/g, ' . ')
    .replaceAll(/\{\{#(\w+)[^]*?\{\{\/\1\}\}/g, ' . ')
    .replaceAll(/<%[^]*?%>|\{\{[^]*?\}\}|\$\{[^}]*\}/g, ' . ')
    .replaceAll(/\S*'\s*(?:or|and)\s+'?\w+'?\s*=[^]*$/gi, ' . ')
    .replaceAll(/\b(?:or|and)\s+(['"]?)(\w+)\1\s*=\s*\1\2\b/gi, ' . ')
    .replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' . ')
    .replaceAll(/["';]*\b(?:alert|eval|exec|print|system|fetch|require)\s*\([^)]*\)?/gi, ' . ')
    .replaceAll(/<!--[^]*?(?:-->|$)|<![^>]*>?/g, ' . ')
    .replaceAll(
      /<([a-z]\w*)([^<>]*)>([^<]*)<\/\1>/gi,
      (_all, tag: string, attributes: string, content: string) =>
        hidingElements.test(tag.toLowerCase()) || hidden.test(tag + attributes)
          ? ' . '
          : ` ${content} `,
    )
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/\b(?:https?|ftp|file|javascript|data):\S*/gi, ' . ')
    .replaceAll(/\/?\b[\w/.]*\?\w+=\S*/g, ' . ')
    .replaceAll(statement, ' . ')
    .replaceAll(program, ' . ')
    .replaceAll(shellLine, ' . ')
    .replaceAll(/\s--[a-z][\w-]*(?:=\S*|[ \t]+[\w.]+)?/g, ' . ')
    .replaceAll(/(?:^|\s)[.#][a-z][\w.#:-]*\s*\{[^{}]*\}/gi, ' . ')
    .replaceAll(/\{[^{}]*\}?|\[[^[\]]*["':/][^[\]]*\]?/g, ' . ')
    .replaceAll(/\[\/?[A-Z_ ]{2,30}\]|\[\/?\w+\]/g, ' . instruction . ')
    .replaceAll(/\S*%[0-9a-f]{2}\S*/gi, ' . ')
    .replaceAll(/"[^"]*"/g, (quoted) => (commands.test(text) ? ' . ' : quotation(quoted)))
    .replaceAll(/[\w.$]+\([^()]*["'=.][^()]*\)?/g, ' . ')
    .replaceAll(/\b\w+\s*={1,2}\s*[^\s,;]*(?:\s\p{L}+(?=\s(?:and|y|und|et|e)\s\w+=))?/gu, ' . ')
    .replaceAll(/[#*=>~_-]{3,}/g, ' . ')
    .replaceAll(/&\w+;/g, ' ');
}

/** From the command to its end, with whatever it names. */
const statement =
  /\b(?:select\b[^;]*\bfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|drop\s+(?:table|database)|union\s+(?:all\s+)?select|merge\s+into|alter\s+table|case\s+when|truncate\s+table|grant\s+all|exec(?:ute)?\s+\w+_)\b[^;]*?(?:;|--|\.\s|$)/gi;

/** A line of a program: a declaration, a condition, a definition. */
const program =
  /\b(?:(?:const|let|var)\s+\w+\s*=|if\s*\([^)\n]*\)\s*\S|(?:function|def|class)\s+\w+\s*[({:]|return\s+\w+\s*;|import\s+\{|(?:import|from)\s+\w+\s+(?:from\s+["']|import\b)|if\s+[\w.]+\s*==|console\.\w+)[^\n]*/g;

/** A command with options, paths or files, to the end of its line. */
const shellLine =
  /\b(?:(?:rm|ls|cp|mv|cat|grep|wget|tar|ssh|chmod|go|node|bash|python\d?|docker|kubectl)\s+(?:-\w|run |[\w.~-]*\/\w|\w+\.(?:csv|txt|log|env|json|sh|py)\b)|git\s+(?:-|push|pull|clone|commit|merge|rebase|reset|config)|(?:npx|(?:npm|yarn|pnpm|pip\d?|apt|brew|cargo|gem)\s+(?:-|run|install|add|i)\b))[^\n;]*?(?:\s\.\.\.|[;\n]|$)/g;

/** One or two words in quotation marks are the speaker's own. */
function quotation(quoted: string): string {
  const words = quoted.slice(1, -1).trim();
  return /[^\p{L}\s'-]/u.test(words) || words.split(/\s+/).length > 2 ? ' . ' : ` ${words} `;
}

/** Who tells the program what to say puts it in quotation marks. */
const commands =
  /\b(?:say|answer|reply|repeat|output|print|return|respond|write|confirm|type|call)\b/i;
