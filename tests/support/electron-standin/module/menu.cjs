'use strict';
// Menus as data: a test finds an item and clicks it. Accelerators are checked but never fire.
const { EventEmitter } = require('node:events');
const { strict } = require('./strict.cjs');

const ROLES = new Set(
  'undo redo cut copy paste delete selectAll quit close minimize zoom front hide hideOthers unhide togglefullscreen toggleDevTools about services window help'.split(
    ' ',
  ),
);
const TYPES = new Set(['normal', 'separator', 'submenu', 'checkbox', 'radio']);
const MODIFIERS = new Set(
  'Command Cmd Control Ctrl CommandOrControl CmdOrCtrl Alt Option AltGr Shift Super Meta'.split(' '),
);
const KEYS =
  /^([0-9A-Z]|F([1-9]|1\d|2[0-4])|[)!@#$%^&*(:;+=<,_\->.?/~`{\][|\\}"]|Plus|Space|Tab|Capslock|Numlock|Scrolllock|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc)$/i;

function checkAccelerator(text) {
  const parts = text.split('+');
  const key = parts.pop();
  if (!KEYS.test(key) || !parts.every((part) => MODIFIERS.has(part))) {
    throw new Error(`electron stand-in: '${text}' is not an accelerator`);
  }
}

class MenuItem {
  constructor(options) {
    const { role, accelerator, submenu } = options;
    if (role !== undefined && !ROLES.has(role)) throw new Error(`electron stand-in: unknown role '${role}'`);
    if (accelerator !== undefined) checkAccelerator(accelerator);
    Object.assign(this, { enabled: true, visible: true, checked: false, registerAccelerator: true }, options);
    this.type = submenu ? 'submenu' : (options.type ?? 'normal');
    if (!TYPES.has(this.type)) throw new Error(`electron stand-in: unknown menu item type '${this.type}'`);
    if (role === undefined && !options.label && this.type !== 'separator') {
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    }
    this.label = options.label ?? role ?? '';
    if (Array.isArray(submenu)) this.submenu = Menu.buildFromTemplate(submenu);
    const onClick = options.click;
    this.click = (event = {}, window = focusedWindow()) => {
      if (!this.enabled) return;
      if (this.type === 'checkbox') this.checked = !this.checked;
      if (role === 'quit') require('./app.cjs').app.quit();
      else if (role === 'close') window?.close();
      else if (role !== undefined) throw new Error(`electron stand-in: role '${role}' does nothing here`);
      else onClick?.(this, window, event);
    };
  }
}

function focusedWindow() {
  return require('./browser-window.cjs').BrowserWindow.getFocusedWindow() ?? undefined;
}

class Menu extends EventEmitter {
  static _application = null;
  static buildFromTemplate(template) {
    const menu = new Menu();
    for (const options of template)
      menu.append(options instanceof MenuItem ? options : new MenuItem(options));
    return menu;
  }
  static setApplicationMenu(menu) {
    Menu._application = menu;
  }
  static getApplicationMenu() {
    return Menu._application;
  }
  constructor() {
    super();
    this.items = [];
    return strict('Menu', this);
  }
  append(item) {
    this.items.push(item);
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
}

module.exports = { Menu, MenuItem };
