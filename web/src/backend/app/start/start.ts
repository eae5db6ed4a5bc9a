/*
 * The only script that blocks the page, some hundred bytes. If the address is that of a list, it loads the list's files
 * beside those of the page, which would ask for them only after it has begun. The build writes it into the page with
 * the names of lists and files, see web/list-files.ts.
 */

const { names = "", files = "" } = document.currentScript?.dataset ?? {};
const [, list = ""] = /^#\/([\w-]+)(?:\?|$)/.exec(location.hash) ?? [];

if (names.split(" ").includes(list))
  // In this order, since what asks for the records comes first; all of them after what the page itself needs.
  for (const href of files.split(" ")) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href, crossOrigin: "", fetchPriority: "low" }));
  }
