/** A strict reader of the XML that the program writes: anything that is not well-formed throws. No DTD, no namespaces. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text inside, its entities read. */
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const TAG = /<(?:\?xml [^?<>]*\?>|(\/)?([A-Za-z][\w.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/)?>)/y;
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function parseStrictXml(xml: string): XmlElement {
  const bad = FORBIDDEN.exec(xml);
  if (bad) throw new Error(`a letter that XML forbids at ${bad.index}`);
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const text = readText(xml.slice(at, next < 0 ? xml.length : next));
    for (const open of stack) open.text += text;
    if (next < 0) break;
    at = readTag(xml, next, stack);
  }
  const [element, ...others] = root.children;
  if (stack.length !== 1 || !element || others.length > 0) throw new Error('not one closed element');
  return element;
}

function readTag(xml: string, at: number, stack: Open[]): number {
  TAG.lastIndex = at;
  const tag = TAG.exec(xml);
  if (!tag) throw new Error(`no tag at ${at}: ${xml.slice(at, at + 60)}`);
  const [, closing, name, source = '', empty] = tag;
  const parent = stack.at(-1);
  if (name === undefined) {
    if (at !== 0) throw new Error('a declaration that does not stand first');
  } else if (closing) {
    const open = stack.pop();
    if (!open || open.name !== name) throw new Error(`</${name}> closes nothing`);
    stack.at(-1)?.children.push(open);
  } else {
    const open: Open = { name, attributes: readAttributes(source), children: [], text: '' };
    if (empty) parent?.children.push(open);
    else stack.push(open);
  }
  return TAG.lastIndex;
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`${name} twice`);
    attributes[name] = readText(value);
  }
  return attributes;
}

function readText(text: string): string {
  const read = text.replace(/&(?:#(\d+)|(\w+));/g, (all, code?: string, name?: string) => {
    const letter = code === undefined ? ENTITIES[name ?? ''] : String.fromCodePoint(Number(code));
    if (letter === undefined) throw new Error(`the entity ${all} is not known`);
    return letter === '&' ? '\u0000' : letter;
  });
  if (read.includes('&')) throw new Error(`an unescaped & in "${text.slice(0, 60)}"`);
  return read.replaceAll('\u0000', '&');
}

/** An element and all below it. */
export function everyElement(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(everyElement)];
}
