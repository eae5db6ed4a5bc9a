// This file runs on any version of Node: before the version check it uses nothing newer than dynamic import.
import process from "node:process";

const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Tresen needs Node 20.19 or newer to start, and this is ${process.versions.node}: install a newer one from nodejs.org.`,
  );
  process.exit(1);
}

import("../boot/start.mjs").then(({ start }) => start(process.argv.slice(2)));
