import { type Look, ON_PRIMARY, ON_SECONDARY, PRIMARY, SECONDARY, type Template, shape, table, text } from "./build";

/** The number of screens beside each other that show a whole menu, so that its type can be read from some metres. */
const BOARDS = 2;

/** One of the screens that show a whole menu together. */
export function menuBoard({ look, part }: { look: Look; part: number }): Template {
  const { heading, headingWeight, body, primary, secondary } = look;
  return {
    ...{ id: `tpl_karte_uhd_${part}`, identifier: `karte-4k-${part}`, source: "menu" },
    name: `Karte, Bildschirm ${part} von ${BOARDS} (4K)`,
    ...{ width: 3840, height: 2160, unit: "px", dpi: 96, preset: "uhd", background: secondary },
    layers: [
      shape({
        ...{ id: "grund", name: "Hintergrund", box: [0, 0, 3840, 2160], fill: secondary },
        bindings: { fill: SECONDARY },
      }),
      shape({ id: "kopf", name: "Kopf", box: [0, 0, 3840, 170], fill: primary, bindings: { fill: PRIMARY } }),
      text({
        ...{ id: "shop", name: "Shop", box: [72, 25, 1700, 120], font: heading, weight: headingWeight, size: 90 },
        ...{ lineHeight: 1.08, verticalAlign: "middle", color: "#ffffff" },
        bindings: { text: { path: "shop.name" }, color: ON_PRIMARY },
      }),
      text({
        ...{ id: "titel", name: "Titel", box: [1948, 25, 1820, 120], font: body, weight: 500, size: 60 },
        ...{ align: "right", verticalAlign: "middle", color: "#ffffff" },
        bindings: { text: { path: "shop.title" }, color: ON_PRIMARY },
      }),
      table({
        ...{ id: "produkte", name: "Produkte", box: [72, 214, 3696, 1898], font: body, weight: 500 },
        ...{ size: 84, minimumSize: 30, maximumSize: 120, isFilled: true, parts: BOARDS, part },
        // A menu that needs two screens has no room for descriptions in type that is read from some metres.
        areDescriptionsShown: false,
        ...{ columns: 3, columnGap: 84, rowGap: 8, lineHeight: 1.08 },
        ...{ color: "#ffffff", priceColor: "#ffffff", headingColor: "#ffffff" },
        bindings: {
          rows: { path: "menu.products" },
          color: ON_SECONDARY,
          priceColor: ON_SECONDARY,
          headingColor: ON_SECONDARY,
        },
      }),
    ],
  };
}
