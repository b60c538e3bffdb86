'use strict';
// What starts as `electron [-r file] [switches] APP [arguments]`: sets the process up as Electron's main process looks
// from inside, makes `require('electron')` resolve to the stand-in's module, and runs the app.
const fs = require('node:fs');
const inspector = require('node:inspector');
const Module = require('node:module');
const path = require('node:path');
const { parseArguments } = require('./arguments.cjs');
const { runtime } = require('./module/runtime.cjs');

const STANDIN_MODULE = path.join(__dirname, 'module', 'index.cjs');
const ELECTRON_NAMES = new Set(['electron', 'electron/main', 'electron/common']);

const options = parseArguments(process.argv.slice(2));
const { version } = require('electron/package.json');
if (options.versionOnly) {
  process.stdout.write(`v${version} (stand-in)\n`);
  process.exit(0);
}
if (options.app === null) fail('no app given');

const app = findApp(path.resolve(options.app));
Object.assign(runtime, { switches: options.switches, package: app.package, appPath: app.folder });
lookLikeElectron();
resolveElectronToStandin();
if (options.inspect) inspector.open(0, '127.0.0.1');
process.on('unhandledRejection', (error) => {
  process.stderr.write(`UnhandledPromiseRejection in main: ${error?.stack ?? error}\n`);
});

const { _start: start } = require(STANDIN_MODULE);
for (const file of options.requires) require(path.resolve(file));
require(app.main);
start({ announceDevTools: options.announceDevTools });

function findApp(at) {
  if (!fs.existsSync(at)) fail(`cannot find module ${at}`);
  if (!fs.statSync(at).isDirectory()) {
    return { main: at, folder: path.dirname(at), package: { name: 'app', version: '0.0.0' } };
  }
  const description = JSON.parse(fs.readFileSync(path.join(at, 'package.json'), 'utf8'));
  const main = path.join(at, description.main ?? 'index.js');
  const isModule = main.endsWith('.mjs') || (description.type === 'module' && !main.endsWith('.cjs'));
  if (isModule) fail('an ES module as main is not implemented');
  return { main, folder: at, package: description };
}

function lookLikeElectron() {
  process.argv = [path.join(__dirname, 'electron'), ...process.argv.slice(2)];
  process.type = 'browser';
  process.defaultApp = true;
  process.resourcesPath = path.join(runtime.appPath, 'resources');
  Object.defineProperty(process.versions, 'electron', { value: `${version}-standin`, enumerable: true });
}

function resolveElectronToStandin() {
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, ...rest) {
    return ELECTRON_NAMES.has(request) ? STANDIN_MODULE : resolve.call(this, request, ...rest);
  };
}

function fail(reason) {
  process.stderr.write(`electron stand-in: ${reason}\n`);
  process.exit(1);
}
