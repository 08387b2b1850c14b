// Purpose: the dynamic assignments of all forms that are not soft-deleted.
// Parameters: none
// Returns: urn (of the form), assignment (payload of `dynamicFormAssignment`)
// Plan: scan of the label of forms, of which there are few.
MATCH (form:Form)
WHERE form.aspect_dynamicFormAssignment IS NOT NULL AND NOT coalesce(form.removed, false)
RETURN form.urn AS urn, form.aspect_dynamicFormAssignment AS assignment
ORDER BY urn
