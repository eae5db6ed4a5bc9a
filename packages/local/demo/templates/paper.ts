import {
  type Look,
  INK,
  ON_PRIMARY,
  PRIMARY,
  QUIET,
  SECONDARY,
  type Template,
  barcode,
  hours,
  image,
  line,
  nameInstead,
  price,
  qr,
  shape,
  table,
  text,
} from "./build";

/** To be printed, in millimetres. */
export function paperTemplates(look: Look): Template[] {
  const { heading, headingWeight, body, figures, primary, secondary, paper } = look;
  const figure = { font: figures, weight: 700, lineHeight: 1.08 } as const;
  const instead = { font: heading, weight: headingWeight } as const;
  const title = { font: heading, weight: headingWeight, lineHeight: 1.08 } as const;
  const a4 = { width: 210, height: 297, unit: "mm", dpi: 150, preset: "a4", background: paper } as const;
  const a6 = { width: 148, height: 105, unit: "mm", dpi: 300, preset: "a6", background: paper } as const;
  return [
    {
      ...{
        id: "tpl_tagesgericht",
        identifier: "angebot-des-tages",
        name: "Angebot des Tages (A4)",
        ...a4,
        source: "product",
      },
      layers: [
        shape({ id: "kopf", name: "Kopf", box: [0, 0, 210, 58], fill: primary, bindings: { fill: PRIMARY } }),
        text({
          ...{ id: "anlass", name: "Anlass", box: [18, 13, 174, 20], text: "Heute empfehlen wir", ...title, size: 15 },
          ...{ verticalAlign: "middle", color: "#ffffff", bindings: { color: ON_PRIMARY } },
        }),
        text({
          ...{ id: "tag", name: "Datum", box: [18, 34, 174, 10], font: body, weight: 500, size: 6.5 },
          ...{ color: "#ffffff", bindings: { text: { path: "today", format: "dateLong" }, color: ON_PRIMARY } },
        }),
        shape({
          id: "flaeche",
          name: "Fläche hinter dem Bild",
          box: [18, 74, 174, 116],
          fill: secondary,
          radius: 3,
          bindings: { fill: SECONDARY, isVisible: { path: "product.image", format: "empty" } },
        }),
        nameInstead({ ...instead, box: [38, 108, 134, 46], path: "product.image", size: 20 }),
        image({
          id: "bild",
          name: "Bild",
          box: [18, 74, 174, 116],
          radius: 3,
          bindings: { image: { path: "product.image" } },
        }),
        text({
          ...{
            id: "name",
            name: "Name",
            box: [18, 200, 174, 34],
            ...title,
            size: 15,
            verticalAlign: "top",
            color: INK,
          },
          bindings: { text: { path: "product.name", fallback: "Produkt" } },
        }),
        text({
          ...{ id: "text", name: "Beschreibung", box: [18, 238, 88, 36], font: body, size: 5.6, lineHeight: 1.4 },
          ...{ color: QUIET, bindings: { text: { path: "product.description" } } },
        }),
        price({
          ...{
            id: "preis",
            name: "Preis",
            box: [112, 236, 80, 30],
            ...figure,
            size: 17,
            align: "right",
            color: primary,
          },
          ...{ smallSize: 0.34, missing: "auf Anfrage" },
          bindings: {
            ...{ price: { path: "product.price" }, prefix: { path: "product.pricePrefix" } },
            ...{ unitPrice: { path: "product.unitPrice" }, deposit: { path: "product.deposit" }, color: PRIMARY },
          },
        }),
        text({
          ...{ id: "allergene", name: "Allergene", box: [18, 279, 174, 6], font: body, size: 3.6, color: QUIET },
          bindings: { text: { path: "product.allergens" } },
        }),
      ],
    },
    {
      ...{
        id: "tpl_oeffnungszeiten",
        identifier: "oeffnungszeiten",
        name: "Öffnungszeiten (A4)",
        ...a4,
        source: "branch",
      },
      layers: [
        shape({ id: "rand", name: "Streifen", box: [0, 0, 12, 297], fill: primary, bindings: { fill: PRIMARY } }),
        image({
          id: "logo",
          name: "Logo",
          box: [30, 24, 80, 30],
          fit: "contain",
          bindings: { image: { path: "shop.logo" } },
        }),
        text({
          id: "titel",
          name: "Titel",
          box: [30, 68, 160, 26],
          text: "Öffnungszeiten",
          ...title,
          size: 20,
          color: INK,
        }),
        line({
          id: "linie",
          name: "Linie",
          box: [30, 98, 40, 4],
          thickness: 1.2,
          color: primary,
          bindings: { color: PRIMARY },
        }),
        hours({
          ...{ id: "zeiten", name: "Zeiten", box: [30, 114, 160, 96], font: body, weight: 600, size: 9.5, rowGap: 4 },
          ...{ lineHeight: 1.2, color: INK, bindings: { rows: { path: "branch.openingHours" } } },
        }),
        text({
          ...{
            id: "name",
            name: "Filiale",
            box: [30, 226, 108, 14],
            ...title,
            size: 8,
            color: INK,
            verticalAlign: "bottom",
          },
          bindings: { text: { path: "branch.name", fallback: "Filiale" } },
        }),
        text({
          ...{ id: "strasse", name: "Straße", box: [30, 243, 108, 8], font: body, size: 5, color: QUIET },
          bindings: { text: { path: "branch.street" } },
        }),
        text({
          ...{ id: "telefon", name: "Telefon", box: [30, 252, 108, 8], font: body, size: 5, color: QUIET },
          bindings: { text: { path: "branch.phone" } },
        }),
        qr({ id: "code", name: "QR-Code", box: [148, 224, 42, 42], bindings: { content: { path: "branch.url" } } }),
        text({
          ...{ id: "hinweis", name: "Hinweis zum Code", box: [140, 267, 58, 7], text: "Online bestellen", font: body },
          ...{ weight: 600, size: 4.4, align: "center", color: INK },
          bindings: { isVisible: { path: "branch.url" } },
        }),
      ],
    },
    {
      ...{
        id: "tpl_tischkarte",
        identifier: "tischkarte",
        name: "Tischkarte mit QR-Code (A6)",
        ...a6,
        source: "branch",
      },
      layers: [
        shape({ id: "flaeche", name: "Fläche", box: [0, 0, 66, 105], fill: primary, bindings: { fill: PRIMARY } }),
        shape({
          ...{ id: "weiss", name: "Weiß hinter dem Code", box: [9, 28.5, 48, 48], fill: "#ffffff", radius: 3 },
          bindings: { isVisible: { path: "branch.url" } },
        }),
        qr({ id: "code", name: "QR-Code", box: [11, 30.5, 44, 44], bindings: { content: { path: "branch.url" } } }),
        text({
          id: "titel",
          name: "Titel",
          box: [76, 18, 62, 36],
          text: "Scannen und bestellen",
          ...title,
          size: 10.5,
          color: INK,
        }),
        text({
          ...{ id: "text", name: "Text", box: [76, 56, 62, 20], font: body, size: 4.2, lineHeight: 1.4, color: QUIET },
          text: "Code mit der Kamera lesen, auswählen, abschicken. Wir kümmern uns um den Rest.",
        }),
        text({
          ...{ id: "name", name: "Filiale", box: [76, 82, 62, 8], font: body, weight: 700, size: 4.4, color: INK },
          bindings: { text: { path: "branch.name" } },
        }),
      ],
    },
    {
      ...{ id: "tpl_abholschein", identifier: "abholschein", name: "Abholschein (A6)", ...a6, source: "order" },
      layers: [
        shape({ id: "kopf", name: "Kopf", box: [0, 0, 148, 34], fill: secondary, bindings: { fill: SECONDARY } }),
        text({
          ...{ id: "ticket", name: "Ticket", box: [10, 5, 60, 24], ...figure, size: 20, verticalAlign: "middle" },
          ...{
            color: "#ffffff",
            bindings: {
              text: { path: "order.ticketNumber", fallback: "–" },
              color: { path: "shop.secondaryTextColor" },
            },
          },
        }),
        text({
          ...{
            id: "vorname",
            name: "Vorname",
            box: [74, 7, 64, 12],
            ...title,
            size: 8,
            align: "right",
            verticalAlign: "middle",
          },
          ...{
            color: "#ffffff",
            bindings: { text: { path: "order.firstName" }, color: { path: "shop.secondaryTextColor" } },
          },
        }),
        text({
          ...{ id: "art", name: "Bestellart", box: [74, 20, 64, 8], font: body, size: 4.6, align: "right" },
          ...{
            color: "#ffffff",
            bindings: { text: { path: "order.method" }, color: { path: "shop.secondaryTextColor" } },
          },
        }),
        table({
          ...{
            id: "positionen",
            name: "Positionen",
            box: [10, 40, 128, 46],
            font: body,
            size: 4.6,
            minimumSize: 1.6,
            rowGap: 1,
          },
          ...{ areNotesShown: false, color: INK, priceColor: INK, bindings: { rows: { path: "order.items" } } },
        }),
        line({
          ...{ id: "linie", name: "Linie", box: [10, 87, 128, 2], thickness: 0.3, color: QUIET },
          bindings: { isVisible: { path: "order.total" } },
        }),
        text({
          id: "summe-text",
          name: "Summe (Text)",
          box: [10, 90, 60, 9],
          text: "Summe",
          font: body,
          weight: 700,
          size: 5.4,
          color: INK,
          bindings: { isVisible: { path: "order.total" } },
        }),
        price({
          ...{ id: "summe", name: "Summe", box: [74, 90, 64, 9], font: body, weight: 700, size: 5.4, align: "right" },
          ...{ color: INK, bindings: { price: { path: "order.total" } } },
        }),
      ],
    },
    {
      ...{ id: "tpl_schild_kompakt", identifier: "preisschild-kompakt", name: "Preisschild kompakt" },
      ...{
        width: 45.7,
        height: 21.2,
        unit: "mm",
        dpi: 300,
        preset: "labelSmall",
        source: "product",
        background: "#ffffff",
      },
      layers: [
        text({
          ...{
            id: "name",
            name: "Name",
            box: [2, 1.5, 41.7, 8.7],
            ...title,
            lineHeight: 1.1,
            size: 3.9,
            verticalAlign: "middle",
            color: "#000000",
          },
          bindings: { text: { path: "product.name", fallback: "Produkt" } },
        }),
        line({ id: "linie", name: "Linie", box: [2, 10.4, 41.7, 0.8], thickness: 0.25, color: "#000000" }),
        text({
          ...{ id: "allergene", name: "Allergene", box: [2, 11.6, 14, 5], font: body, size: 2, color: "#000000" },
          ...{ verticalAlign: "middle", bindings: { text: { path: "product.allergens" } } },
        }),
        price({
          ...{
            id: "preis",
            name: "Preis",
            box: [2, 11.2, 41.7, 8.8],
            font: figures,
            weight: 700,
            lineHeight: 1.05,
            size: 5.9,
          },
          ...{ align: "right", verticalAlign: "middle", smallSize: 0.38, color: "#000000", missing: "auf Anfrage" },
          bindings: {
            ...{ price: { path: "product.price" }, prefix: { path: "product.pricePrefix" } },
            ...{ unitPrice: { path: "product.unitPrice" }, deposit: { path: "product.deposit" } },
          },
        }),
      ],
    },
    {
      ...{ id: "tpl_schild_detail", identifier: "preisschild-detail", name: "Preisschild mit Strichcode" },
      ...{ width: 99.1, height: 57, unit: "mm", dpi: 300, preset: "label", source: "product", background: "#ffffff" },
      layers: [
        shape({ id: "streifen", name: "Streifen", box: [0, 0, 4, 57], fill: primary, bindings: { fill: PRIMARY } }),
        text({
          ...{ id: "name", name: "Name", box: [9, 4.5, 85, 15], ...title, size: 7, color: "#000000" },
          bindings: { text: { path: "product.name", fallback: "Produkt" } },
        }),
        text({
          ...{
            id: "text",
            name: "Beschreibung",
            box: [9, 20.5, 85, 9.5],
            font: body,
            size: 3.2,
            lineHeight: 1.3,
            color: "#333333",
          },
          bindings: { text: { path: "product.description" } },
        }),
        price({
          ...{
            id: "preis",
            name: "Preis",
            box: [9, 31, 48, 17.5],
            font: figures,
            weight: 700,
            lineHeight: 1.08,
            size: 11.8,
          },
          ...{ smallSize: 0.32, color: "#000000", missing: "auf Anfrage" },
          bindings: {
            ...{ price: { path: "product.price" }, prefix: { path: "product.pricePrefix" } },
            ...{ unitPrice: { path: "product.unitPrice" }, deposit: { path: "product.deposit" } },
          },
        }),
        text({
          ...{ id: "allergene", name: "Allergene", box: [9, 49.6, 48, 4], font: body, size: 2.6, color: "#333333" },
          bindings: { text: { path: "product.allergens" } },
        }),
        barcode({
          ...{ id: "code", name: "Strichcode", box: [58, 32, 37, 20], kind: "code128" },
          bindings: { content: { path: "product.uid" }, isVisible: { path: "product.uid" } },
        }),
      ],
    },
  ];
}
