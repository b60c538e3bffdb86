/** Where documents live when nobody says otherwise: the platform's folder for user data, the same for both hosts. */
import envPaths from 'env-paths';

export function defaultDataFolder(): string {
  return envPaths('Plotroom', { suffix: '' }).data;
}
