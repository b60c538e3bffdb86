/**
 * Property tests draw the same cases on every run, so that a green tree stays green. `PLOTROOM_SEED=N` draws others: a
 * failure prints what repeats it.
 */
import fc from 'fast-check';

const SEED = 20_261_130;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PLOTROOM_SEED'] ?? SEED) });
