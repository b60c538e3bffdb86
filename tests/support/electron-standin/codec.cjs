'use strict';
// Values between main and page as text: the part of structured cloning that Electron's channels carry. What cannot be
// cloned throws as it does there. The function is self-contained because its source also runs in the page.

function makeCodec() {
  const TAG = '$type';
  const tagged = (type, value) => ({ [TAG]: type, value });

  function toBase64(bytes) {
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
  }
  const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

  function toPlain(value, above) {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'undefined':
        return tagged('undefined');
      case 'number':
        if (Number.isFinite(value) && !Object.is(value, -0)) return value;
        return tagged('number', Object.is(value, -0) ? '-0' : String(value));
      case 'bigint':
        return tagged('bigint', String(value));
      case 'object':
        return value === null ? null : objectToPlain(value, above);
      default:
        throw new Error('An object could not be cloned.');
    }
  }

  function objectToPlain(value, above) {
    if (above.includes(value)) throw new Error('electron stand-in: cyclic values are not implemented');
    const path = [...above, value];
    const each = (list) => list.map((item) => toPlain(item, path));
    if (Array.isArray(value)) return each(value);
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      const kind = value.constructor.name === 'Buffer' ? 'Uint8Array' : value.constructor.name;
      return tagged('bytes', { kind, base64: toBase64(bytes) });
    }
    switch (Object.prototype.toString.call(value)) {
      case '[object Date]':
        return tagged('date', value.getTime());
      case '[object Map]':
        return tagged(
          'map',
          [...value].map((pair) => each(pair)),
        );
      case '[object Set]':
        return tagged('set', each([...value]));
      case '[object ArrayBuffer]':
        return tagged('bytes', { kind: 'ArrayBuffer', base64: toBase64(new Uint8Array(value)) });
      case '[object Error]':
        return tagged('error', { name: value.name, message: value.message, stack: value.stack });
      case '[object Object]':
        return recordToPlain(value, path);
      default:
        throw new Error('An object could not be cloned.');
    }
  }

  function recordToPlain(value, path) {
    const pairs = Object.entries(value).map(([key, item]) => [key, toPlain(item, path)]);
    return TAG in value ? tagged('record', pairs) : Object.fromEntries(pairs);
  }

  function fromPlain(plain) {
    if (plain === null || typeof plain !== 'object') return plain;
    if (Array.isArray(plain)) return plain.map(fromPlain);
    if (TAG in plain) return fromTagged(plain[TAG], plain.value);
    return Object.fromEntries(Object.entries(plain).map(([key, item]) => [key, fromPlain(item)]));
  }

  function fromTagged(type, value) {
    switch (type) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(value);
      case 'bigint':
        return BigInt(value);
      case 'date':
        return new Date(value);
      case 'map':
        return new Map(value.map(fromPlain));
      case 'set':
        return new Set(value.map(fromPlain));
      case 'bytes': {
        const bytes = fromBase64(value.base64);
        if (value.kind === 'ArrayBuffer') return bytes.buffer;
        return value.kind === 'Uint8Array' ? bytes : new globalThis[value.kind](bytes.buffer);
      }
      case 'error':
        return Object.assign(new Error(value.message), { name: value.name, stack: value.stack });
      case 'record':
        return Object.fromEntries(value.map(([key, item]) => [key, fromPlain(item)]));
      default:
        throw new Error(`electron stand-in: unknown type ${type}`);
    }
  }

  return {
    encode: (value) => JSON.stringify(toPlain(value, [])),
    decode: (text) => fromPlain(JSON.parse(text)),
  };
}

module.exports = { makeCodec, ...makeCodec() };
