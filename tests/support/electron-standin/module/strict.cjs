'use strict';
// The rule of the stand-in: what it does not do, it refuses by name. A test can never pass because a call or a
// listener silently did nothing.
const { EventEmitter } = require('node:events');

/** Names that engines and inspectors read of every object. */
const ALWAYS_READ = new Set(['then', 'toJSON', 'inspect', 'constructor', 'nodeType', 'asymmetricMatch']);

function isInternal(key) {
  return typeof key === 'symbol' || key.startsWith('_') || ALWAYS_READ.has(key);
}

function notImplemented(what) {
  return new Error(`electron stand-in: '${what}' is not implemented`);
}

/** An object that throws when a property that it does not have is read or replaced. */
function strict(name, target) {
  return new Proxy(target, {
    get(object, key, receiver) {
      if (key in object || isInternal(key)) return Reflect.get(object, key, receiver);
      throw notImplemented(`${name}.${key}`);
    },
    set(object, key, value, receiver) {
      if (key in object || isInternal(key)) return Reflect.set(object, key, value, receiver);
      throw notImplemented(`${name}.${String(key)} =`);
    },
  });
}

/** An emitter that refuses listeners for events that neither the stand-in nor a test ever fires. */
class StrictEmitter extends EventEmitter {
  constructor(name, events) {
    super();
    this._name = name;
    this._known = new Set(events);
  }
  _check(event) {
    if (!this._known.has(event)) throw notImplemented(`${this._name}.on('${String(event)}')`);
  }
  on(event, listener) {
    this._check(event);
    return super.on(event, listener);
  }
  addListener(event, listener) {
    return this.on(event, listener);
  }
  once(event, listener) {
    this._check(event);
    return super.once(event, listener);
  }
  prependListener(event, listener) {
    this._check(event);
    return super.prependListener(event, listener);
  }
}

/** Electron's event object: `preventDefault` is remembered in `defaultPrevented`. */
function preventable(details = {}) {
  const event = { ...details, defaultPrevented: false };
  event.preventDefault = () => {
    event.defaultPrevented = true;
  };
  return event;
}

module.exports = { notImplemented, preventable, strict, StrictEmitter };
