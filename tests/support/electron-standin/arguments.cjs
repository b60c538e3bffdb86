'use strict';
// Electron's own command line: what stands before the app belongs to Electron, what follows it to the app.

/** Reads `[-r file] [switches] APP ...`; what follows APP is left to the app. */
function parseArguments(words) {
  const options = {
    app: null,
    requires: [],
    switches: new Map(),
    inspect: false,
    announceDevTools: false,
    versionOnly: false,
  };
  for (let i = 0; i < words.length && options.app === null; i += 1) {
    const word = words[i];
    if (word === '-r' || word === '--require') options.requires.push(words[(i += 1)]);
    else if (word.startsWith('--inspect')) options.inspect = true;
    else if (word === '--remote-debugging-port=0') options.announceDevTools = true;
    else if (word === '-v' || word === '--version') options.versionOnly = true;
    else if (word.startsWith('-')) addSwitch(options.switches, word);
    else options.app = word;
  }
  return options;
}

function addSwitch(switches, word) {
  const [, name, value] = /^--?([^=]*)=?(.*)$/.exec(word);
  switches.set(name, value);
}

module.exports = { parseArguments };
