/** What can be made of each game, the first kind first: a game more is one entry more. */
import type { GameId } from '../../../../shared/contract';
import BlackAlertMatchForm from './black-alert/MatchForm.svelte';
import NetworkForm from './black-alert/NetworkForm.svelte';
import type { DocumentForm } from './form-props';
import ForceForm from './nova-cry/ForceForm.svelte';
import NovaCryMatchForm from './nova-cry/MatchForm.svelte';
import SectorForceForm from './into-the-unknown/ForceForm.svelte';
import SectorMatchForm from './into-the-unknown/MatchForm.svelte';
import SectorForm from './SectorForm.svelte';

export const FORMS: Readonly<Record<GameId, readonly [DocumentForm, ...DocumentForm[]]>> = {
  'into-the-unknown': [
    { kind: 'match', label: 'Match', Form: SectorMatchForm },
    { kind: 'plan', label: 'Plan of a sector', Form: SectorForm },
    { kind: 'force', label: 'Task force', Form: SectorForceForm },
  ],
  'black-alert': [
    { kind: 'match', label: 'Match', Form: BlackAlertMatchForm },
    { kind: 'plan', label: 'Plan of the network', Form: NetworkForm },
  ],
  'nova-cry': [
    { kind: 'match', label: 'Match', Form: NovaCryMatchForm },
    { kind: 'plan', label: 'Plan of task forces', Form: ForceForm },
  ],
};
