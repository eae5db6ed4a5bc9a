export { asOfToday, ratesOf, readAsOfToday, taxRateRows } from "./today";
