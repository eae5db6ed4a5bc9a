export { type OrderTopic, TIPS, TOPICS, isByMonth, methodLetter, monthTopic } from "./counter-names";
export {
  COUNTS_LIMIT,
  type CounterRow,
  type Counts,
  addCounts,
  counterKey,
  counterPartition,
  counterWrite,
} from "./counters";
export { type CountersAsked, countsOf, readCounterRows, readCounters, sumCounters } from "./read-counters";
export { addTo, negated, summed } from "./sums";
