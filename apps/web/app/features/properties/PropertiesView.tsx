/** The agent's listings. */
export function PropertiesView() {
  return (
    <>
      <title>Properties · Llave</title>
      <h1 className="pt-4 pb-3 display text-xl">Property Inventory</h1>
    </>
  );
}
