// `npm test`: types, lint, format, unit, property, architecture and browser tests. The last line counts them all.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, PROGRAM, ROOT } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { say } from './say.mjs';

const bin = (packageName, file) => path.join(ROOT, 'node_modules', packageName, file);
const ESLINT = bin('eslint', 'bin/eslint.js');
const TSC = bin('typescript', 'bin/tsc');
const SVELTE_CHECK = bin('svelte-check', 'bin/svelte-check');
const svelteCheck = (project) => ['--tsconfig', project, '--fail-on-warnings', '--output', 'human'];

/** Each is one test: it passes when it exits with 0. The longest come first, two run at a time. */
const CHECKS = [
  ['lint', ESLINT, ['.', '--ignore-pattern', '**/*.svelte', '--max-warnings', '0']],
  ['types of tests', SVELTE_CHECK, svelteCheck('tests/tsconfig.json')],
  ['lint of components', ESLINT, ['**/*.svelte', '--max-warnings', '0']],
  ['format', bin('prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']],
  ['types of src-renderer', SVELTE_CHECK, svelteCheck('src-renderer/tsconfig.json')],
  ['types of src-main', TSC, ['-p', 'src-main']],
  ['types of shared', TSC, ['-p', 'shared']],
];

/** Arguments narrow the run: any of `checks`, `unit`, `browser`. */
export async function test(args) {
  const parts = args.length > 0 ? args : ['checks', 'unit', 'browser'];
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'plotroom-test-'));
  const total = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
  };
  try {
    const chromium = await ensureChromium();
    await build(parts.includes('browser') ? [...PROGRAM, 'harness'] : PROGRAM);
    const env = { ...process.env, PLOTROOM_CHROMIUM: chromium };
    if (parts.includes('checks')) add(await runChecks(env));
    if (parts.includes('unit')) add(await runVitest(env, path.join(scratch, 'unit.json')));
    if (parts.includes('browser')) add(await runPlaywright(env, path.join(scratch, 'browser.json')));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
}

/** Two at a time: the machines this runs on have at least two cores. */
async function runChecks(env) {
  const waiting = [...CHECKS];
  const counts = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, script, scriptArgs] = check;
      const { code, output } = await node(script, scriptArgs, env, 'collect');
      say(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`);
      if (code !== 0) say(output);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

async function runVitest(env, report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await node(bin('vitest', 'vitest.mjs'), args, env, 'show');
  const result = readReport(report);
  const failed = result?.numFailedTests ?? 0;
  return atLeastOneFailure(code, { passed: result?.numPassedTests ?? 0, failed });
}

async function runPlaywright(env, report) {
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--reporter=list,json'];
  const { code } = await node(bin('@playwright/test', 'cli.js'), args, withReport, 'show');
  const stats = readReport(report)?.stats;
  // A flaky test counts as failed: it hides a race.
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  return atLeastOneFailure(code, { passed: stats?.expected ?? 0, failed });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null; // the runner died before it wrote a report: its exit code counts as the failure
  }
}

function atLeastOneFailure(code, counts) {
  return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function node(script, args, env, mode) {
  const stdio = mode === 'show' ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, env, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
