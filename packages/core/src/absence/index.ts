export { holidayBalances } from "./balances";
export { getCertificate, setCertificate } from "./certificate";
export { changeAbsence, createAbsence, getAbsence, stepAbsence } from "./change";
export { listAbsences } from "./list";
export { previewAbsence } from "./preview";
export { listPeople } from "./people";
export { profileAbsences } from "./profile";
export { branchOf, readBranches } from "./accounts";
export { type Colleague, findColleague, reachOf, readColleagues, requireColleague } from "./people";
