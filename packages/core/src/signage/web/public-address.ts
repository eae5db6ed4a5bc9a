import ipaddr from "ipaddr.js";

/** Names that no resolver of the internet knows, or that lead to the machine that asks. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Whether a host can be one of the internet, by its name alone: `localhost`, `drucker` and `10.0.0.1` are none. */
export function isPublicHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  const address = name.replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.isValid(address)) return isPublicAddress(address);
  return name.includes(".") && !LOCAL_NAMES.test(name);
}

/** Whether an address belongs to the internet: none of the machine itself, of its network, or of another special use. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
