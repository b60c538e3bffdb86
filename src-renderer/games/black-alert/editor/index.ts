/** The editor of Black Alert's packs: forms for its cards, drawings for its tiles and its board. */
import type { PackGame } from '../../../panels/pack-editor/pack-game';
import '../match/spore.css';
import { blackAlertForm } from './description';
import { sectionsOf } from './sections';

export const blackAlertPackGame: PackGame<'black-alert'> = { ...blackAlertForm, sections: sectionsOf };
