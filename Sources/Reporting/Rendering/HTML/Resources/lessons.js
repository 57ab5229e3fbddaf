// The page of the workshop: the introduction and the sections of each view are its slides.

projector.parts = () => [...main.querySelectorAll(".view")].flatMap((view) => {
  const sections = [...view.querySelectorAll(":scope > section")];
  const introduction = [...view.children].filter((child) => !sections.includes(child));
  return [
    { source: view.querySelector("h1"), nodes: introduction },
    ...sections.map((section) => ({ source: section, nodes: [...section.children] })),
  ];
});

addControls();
begin(() => {});
