/* global document, CustomEvent */
// Shared by both worlds of a page; its source is put into each.

/**
 * Synchronous questions between the two worlds, which share the document but no object: an event carries the question
 * as text, and another the answer while the first is still being dispatched.
 */
function makeChannel(outgoing, incoming) {
  let last = 0;
  function ask(body) {
    const id = (last += 1);
    let answer;
    const take = (event) => {
      const message = JSON.parse(event.detail);
      if (message.id === id) answer = message;
    };
    document.addEventListener(`${outgoing}:answer`, take);
    document.dispatchEvent(new CustomEvent(outgoing, { detail: JSON.stringify({ id, body }) }));
    document.removeEventListener(`${outgoing}:answer`, take);
    if (answer === undefined) return undefined;
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }
  function serve(handle) {
    document.addEventListener(incoming, (event) => {
      const { id, body } = JSON.parse(event.detail);
      let answer;
      try {
        answer = { id, value: handle(body) ?? null };
      } catch (error) {
        answer = { id, error: String(error?.message ?? error) };
      }
      document.dispatchEvent(new CustomEvent(`${incoming}:answer`, { detail: JSON.stringify(answer) }));
    });
  }
  return { ask, serve };
}

/** Values as they cross the bridge: functions and promises by number, plain objects by part, the rest cloned. */
function makeWire(codec, send) {
  const functions = new Map();
  const promises = new Map();
  let last = 0;

  function toWire(value, above = []) {
    if (typeof value === 'function') return { function: numberOf(value) };
    if (value instanceof Promise) return { promise: watch(value) };
    if (!isPlain(value)) return { clone: codec.encode(value) };
    if (above.includes(value)) throw new Error('electron stand-in: cyclic values are not implemented');
    const path = [...above, value];
    if (Array.isArray(value)) return { list: value.map((item) => toWire(item, path)) };
    return { record: Object.entries(value).map(([key, item]) => [key, toWire(item, path)]) };
  }

  function fromWire(wire) {
    if ('function' in wire) {
      return (...args) =>
        fromWire(send({ kind: 'call', id: wire.function, args: args.map((arg) => toWire(arg)) }));
    }
    if ('promise' in wire) {
      return new Promise((resolve, reject) => promises.set(wire.promise, { resolve, reject }));
    }
    if ('list' in wire) return wire.list.map(fromWire);
    if ('record' in wire) return Object.fromEntries(wire.record.map(([key, item]) => [key, fromWire(item)]));
    return codec.decode(wire.clone);
  }

  function numberOf(called) {
    for (const [id, known] of functions) if (known === called) return id;
    functions.set((last += 1), called);
    return last;
  }

  function watch(promise) {
    const id = (last += 1);
    promise.then(
      (value) => send({ kind: 'settle', id, value: toWire(value) }),
      (error) => send({ kind: 'settle', id, error: String(error?.message ?? error) }),
    );
    return id;
  }

  /** Answers `call` and `settle` of the other world. */
  function receive(message) {
    if (message.kind === 'call') return toWire(functions.get(message.id)(...message.args.map(fromWire)));
    const waiting = promises.get(message.id);
    promises.delete(message.id);
    if ('error' in message) waiting.reject(new Error(message.error));
    else waiting.resolve(fromWire(message.value));
    return null;
  }

  return { toWire, fromWire, receive };
}

/** As contextBridge does with what is exposed; values that functions return later stay free. */
function deepFreeze(value) {
  if (isPlain(value)) for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}

function isPlain(value) {
  if (value === null || typeof value !== 'object') return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
