/** The part of pdfkit that its types leave out. */
declare namespace PDFKit.Mixins {
  /** A picture that a document can show several times and contains once. */
  interface OpenedImage {
    readonly width: number;
    readonly height: number;
  }
  interface PDFImage {
    openImage(bytes: Buffer): OpenedImage;
    image(src: OpenedImage, x: number, y: number, options: { width: number; height: number }): this;
  }
}
