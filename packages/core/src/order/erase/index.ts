export { erasedOrder, isUnsettled, replaceByErased, unsettled } from "./erase";
