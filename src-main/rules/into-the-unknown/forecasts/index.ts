export { forecastsOf } from './forecasts';
export { rollAheadOf } from './roll-ahead';
