export { type AskedBranch, allBranches, askedBranches, commonZone, loaded } from "./asked";
export { type Asked, canceledOrders, orderCounts } from "./counted";
export { orderTimes, popularItems, soldItems } from "./goods";
export { overviewOf } from "./overview";
export { userProfileOf } from "./profile";
export { ratingsOf } from "./ratings";
export { type BranchDays, readDays } from "./read-figures";
export { revenueOf } from "./revenue";
export { profileActivitiesOf, workedMinutesOf } from "./worked";
