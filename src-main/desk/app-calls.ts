/** Calls on the program as a whole: what it is, its settings, its content, its problems. */
import { ok } from '../../shared/base';
import type { CallContext, Calls } from './call-context';

type AppCalls = Pick<Calls, Extract<keyof Calls, `app.${string}` | `settings.${string}` | 'packs.read'>>;

export function appCalls(context: CallContext): AppCalls {
  const { options, settings, problems, announcer } = context;
  return {
    'app.info': () =>
      Promise.resolve(
        ok({ ...options.info, dataFolder: options.dataFolder, dialogs: options.dialogs !== null }),
      ),
    'app.reportProblem': ({ message, stack }) => problems.add({ at: context.now(), message, stack }),
    'settings.get': () => Promise.resolve(ok(settings.value)),
    'settings.set': async (request) => {
      const saved = await settings.save(request.settings);
      if (saved.ok) announcer.publish({ type: 'settings', settings: saved.value });
      return saved;
    },
    'packs.read': () => Promise.resolve(context.content),
  };
}
