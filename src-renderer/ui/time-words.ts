/** Times as people say them: `12 s ago` for what was just saved, `Yesterday`, `Thu` or `12 Nov` in lists. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** How long ago `at` was, both in milliseconds since 1970; a clock that ran backwards says `just now`. */
export function agoText(at: number, now: number): string {
  const past = now - at;
  if (past < 2 * SECOND) return 'just now';
  if (past < MINUTE) return `${Math.floor(past / SECOND)} s ago`;
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  return past < DAY ? `${Math.floor(past / HOUR)} h ago` : dateText(at, now);
}

/** The day of `at` in the person's time zone: within a week by name, then by date, with the year once it differs. */
export function dateText(at: number, now: number): string {
  const then = new Date(at);
  const today = new Date(now);
  const days = Math.round((midnight(today) - midnight(then)) / DAY);
  if (days <= 0) return now - at < HOUR ? agoText(at, now) : 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return WEEKDAYS[then.getDay()] ?? '';
  const date = `${then.getDate()} ${MONTHS[then.getMonth()] ?? ''}`;
  return then.getFullYear() === today.getFullYear() ? date : `${date} ${then.getFullYear()}`;
}

/** The clock time, such as `14:05:09`. */
export function clockText(at: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const time = new Date(at);
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
}

function midnight(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
